#include "../threads.h"
