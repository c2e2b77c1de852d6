import Foundation

/// Makes a mistake by its name, or lists the names if none is given.
@main @MainActor
enum FailureProbe {
    static let mistakes: [Mistake] = [
        Mistake.plain, Mistake.layers, Mistake.views, Mistake.constraints, Mistake.animators, Mistake.controllers,
        Mistake.controls, Mistake.tables, Mistake.updates, Mistake.collections, Mistake.layouts, Mistake.lists,
        Mistake.snapshots, Mistake.publishers,
        Mistake.texts, Mistake.screens, Mistake.unfolding, Mistake.threads, Mistake.selectors, Mistake.storyboards,
    ].flatMap { $0 }

    static func main() {
        guard let name = CommandLine.arguments.dropFirst().first else {
            for mistake in mistakes { print(mistake.name) }
            return
        }
        guard let mistake = mistakes.first(where: { $0.name == name }) else {
            print("no mistake is named \(name)")
            exit(2)
        }
        mistake.commit()
        print("nothing stopped \(name)")
        exit(3)
    }
}
