// For Linux: posix_spawn, /proc, LD_PRELOAD. A port to another system replaces this file and tests/shim/fault_shim.cpp.
#include "app/process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <system_error>

namespace fow::test {
namespace {

std::vector<char*> pointers_to(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<std::string> variables_with(const Environment& environment) {
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string text = *variable;
        if (environment.count(text.substr(0, text.find('='))) == 0) variables.push_back(text);
    }
    for (const auto& [name, value] : environment) variables.push_back(name + "=" + value);
    return variables;
}

}  // namespace

Process::Process(const std::vector<std::string>& words, const Environment& environment, const std::filesystem::path& output) {
    std::vector<std::string> arguments = words;
    std::vector<std::string> variables = variables_with(environment);
    posix_spawn_file_actions_t streams;
    ::posix_spawn_file_actions_init(&streams);
    ::posix_spawn_file_actions_addopen(&streams, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::posix_spawn_file_actions_adddup2(&streams, STDOUT_FILENO, STDERR_FILENO);
    const int error =
        ::posix_spawn(&id_, arguments.front().c_str(), &streams, nullptr, pointers_to(arguments).data(), pointers_to(variables).data());
    ::posix_spawn_file_actions_destroy(&streams);
    if (error != 0) throw std::system_error(error, std::generic_category(), words.front());
}

Process::~Process() {
    if (id_ == 0) return;
    ::kill(id_, SIGKILL);
    wait();
}

int Process::wait() {
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {}
    id_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

int Process::stop() {
    ::kill(id_, SIGTERM);
    return wait();
}

double Process::processor_seconds() const {
    std::ifstream facts("/proc/" + std::to_string(id_) + "/stat");
    std::string word;
    for (int i = 0; i < 13; ++i) facts >> word;
    double user_ticks = 0;
    double system_ticks = 0;
    facts >> user_ticks >> system_ticks;
    return (user_ticks + system_ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

std::string our_program(const std::string& name) {
    const char* folder = std::getenv("FOW_PROGRAMS");
    return std::string(folder != nullptr ? folder : FOW_BIN_DIR) + "/" + name;
}

Environment with_fault(const std::filesystem::path& folder, const std::string& fault) {
    return {{"LD_PRELOAD", FOW_FAULT_SHIM},
            {"ASAN_OPTIONS", "verify_asan_link_order=0"},  // the shim comes before the sanitizer
            {"FOW_FAULT_FOLDER", folder.string()},
            {"FOW_FAULT", fault}};
}

}  // namespace fow::test
