// Programs that serve this one, for Linux.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "files/child.hpp"

namespace fow::platform {

Child::Child(const Path& program, std::vector<std::string> arguments, Error& error) {
    arguments.insert(arguments.begin(), program.filename().string());
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        ::posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
    ::posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_t signals;
    ::posix_spawnattr_init(&signals);
    sigset_t usual;
    ::sigemptyset(&usual);
    ::sigaddset(&usual, SIGXFSZ);
    ::posix_spawnattr_setsigdefault(&signals, &usual);
    ::posix_spawnattr_setflags(&signals, POSIX_SPAWN_SETSIGDEF);
    const int result = ::posix_spawn(&id_, program.c_str(), &files, &signals, words.data(), environ);
    ::posix_spawnattr_destroy(&signals);
    ::posix_spawn_file_actions_destroy(&files);
    if (result != 0) id_ = 0;
    error = {result, std::generic_category()};
}

bool Child::runs() {
    if (id_ != 0 && ::waitpid(id_, nullptr, WNOHANG) != 0) id_ = 0;
    return id_ != 0;
}

void Child::end() {
    if (id_ != 0) ::kill(id_, SIGKILL);
}

}  // namespace fow::platform
