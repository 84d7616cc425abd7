// Runs the program under test as its users do.
#ifndef SCHAFKOPF_TESTS_SUPPORT_PROGRAM_H_
#define SCHAFKOPF_TESTS_SUPPORT_PROGRAM_H_

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"

namespace schafkopf {

struct Outcome {
  int status;  // exit status; 128 + signal where a signal ended it
  std::string out;
  std::string err;
};

class Program : public testing::Test {
 protected:
  Program() {
    folder_ =
        std::filesystem::temp_directory_path() / absl::StrCat("schafkopf-cli-test-", getpid());
    std::filesystem::create_directories(folder_);
    setenv("SCHAFKOPF_BOOKS", "", /*overwrite=*/1);  // answers are not those of installed books
    setenv("SCHAFKOPF_LANG", "en", /*overwrite=*/1);
    setenv("COLUMNS", "10000", /*overwrite=*/1);  // no text is broken
    unsetenv("CLICOLOR_FORCE");
  }
  ~Program() override { std::filesystem::remove_all(folder_); }

  std::string Path(const std::string& name) const { return folder_ / name; }

  std::string WriteFile(const std::string& name, const std::string& content) const {
    std::ofstream(Path(name), std::ios::binary) << content;
    return Path(name);
  }
  static std::string ReadFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  // Runs `schafkopf ARGUMENTS` by the shell; the arguments may redirect.
  Outcome Call(const std::string& arguments, const std::string& input = "") const {
    return Execute(absl::StrCat("'", SCHAFKOPF_PROGRAM, "' ", arguments), input);
  }
  // The same of any command.
  Outcome Execute(const std::string& command, const std::string& input = "") const {
    const std::string in = WriteFile("in", input);
    const std::string run = absl::StrCat(command, " <'", in, "' 2>'", Path("err"), "'");
    const int ended = std::system(absl::StrCat("{ ", run, "; } >'", Path("out"), "'").c_str());
    const int status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    return {status, ReadFile(Path("out")), ReadFile(Path("err"))};
  }

  // The object that `schafkopf VERB --json ARGUMENTS` prints; an empty one where it fails, which
  // fails the test.
  nlohmann::json Answer(const std::string& verb, const std::string& arguments) const {
    const Outcome run = Call(absl::StrCat(verb, " --json ", arguments));
    EXPECT_EQ(run.status, 0) << verb << ' ' << arguments << '\n' << run.err;
    return run.status == 0 ? nlohmann::json::parse(run.out) : nlohmann::json::object();
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_PROGRAM_H_
