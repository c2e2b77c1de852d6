import Glibc

/// A program that this one starts and waits for.
enum ChildProcess {
    /// The signals that this program ignores or handles, and that another one finds as a shell would start it.
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGCONT, SIGTSTP, SIGWINCH, SIGQUIT]

    /// Runs a program with a text as its input, and no output.
    ///
    /// - Returns: Whether it took the text.
    static func give(_ text: [UInt8], to command: [String], _ environment: [String: String]) -> Bool {
        var ends: [Int32] = [0, 0]
        guard PagerInput.makePipe(&ends) else { return false }
        let child = spawn(command, environment) { actions in
            posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        close(ends[0])
        guard let child else {
            close(ends[1])
            return false
        }
        let isTaken = PagerInput.write(text, to: ends[1])
        close(ends[1])
        return wait(for: child) == 0 && isTaken
    }

    /// Runs a program that has the terminal for itself.
    ///
    /// - Returns: Its exit status; `nil` if it could not be started.
    static func run(_ command: [String], _ environment: [String: String]) -> Int32? {
        let child = spawn(command, environment) { actions in
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/tty", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/tty", O_WRONLY, 0)
        }
        return child.map(wait)
    }

    private static func spawn(
        _ command: [String],
        _ environment: [String: String],
        _ prepare: (inout posix_spawn_file_actions_t) -> Void
    ) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        prepare(&actions)
        var standard = sigset_t()
        sigemptyset(&standard)
        for signal in signals { sigaddset(&standard, signal) }
        posix_spawnattr_setsigdefault(&attributes, &standard)
        // The main queue blocks signals that it has sources for.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var arguments = command.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var child = pid_t()
        guard posix_spawnp(&child, command[0], &actions, &attributes, &arguments, &variables) == 0 else { return nil }
        return child
    }

    private static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        // The number of a signal is in the lower bits.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    }
}
