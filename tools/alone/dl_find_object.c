// What libgcc of g++ 12 asks glibc since 2.35 and musl does not have: where the object that holds an address has the
// table of its exceptions. Layout: glibc's <dlfcn.h>.
#define _GNU_SOURCE
#include <link.h>
#include <stddef.h>

struct dl_find_object {
  unsigned long long flags;
  void* map_start;
  void* map_end;
  void* link_map;
  void* eh_frame;
  unsigned long long reserved[7];
};

struct wanted {
  ElfW(Addr) address;
  struct dl_find_object* found;
};

static int is_in(struct dl_phdr_info* info, size_t size, void* data) {
  struct wanted* const wanted = data;
  struct dl_find_object found = {0};
  (void)size;
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr)* const part = &info->dlpi_phdr[i];
    char* const begin = (char*)(info->dlpi_addr + part->p_vaddr);
    if (part->p_type == PT_GNU_EH_FRAME) found.eh_frame = begin;
    if (part->p_type == PT_LOAD && wanted->address - (ElfW(Addr))begin < part->p_memsz) {
      found.map_start = begin;
      found.map_end = begin + part->p_memsz;
    }
  }
  if (found.map_start == NULL || found.eh_frame == NULL) return 0;
  *wanted->found = found;
  return 1;
}

int _dl_find_object(void* address, struct dl_find_object* found) {
  struct wanted wanted = {(ElfW(Addr))address, found};
  return dl_iterate_phdr(is_in, &wanted) == 1 ? 0 : -1;
}
