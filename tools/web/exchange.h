// How the page and whoever else asks talk to a module (page/module.mjs):
//
// question(size)   room for a question of so many bytes of UTF-8, which the caller then writes
// answer()         answers it; what the answer says stands at answer_text(), answer_size() bytes
#ifndef SCHAFKOPF_TOOLS_WEB_EXCHANGE_H_
#define SCHAFKOPF_TOOLS_WEB_EXCHANGE_H_

#include <string>

namespace schafkopf {

// What the module answers: each has its own. One question at a time.
std::string Answered(const std::string& question);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_WEB_EXCHANGE_H_
