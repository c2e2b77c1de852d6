import CSwiftRuntime
import Foundation

/// The answer to the question whether a data source implements a method, from the machine code of its witness.
///
/// The witness of a method that isn't implemented does nothing but call the default implementation, and
/// `CSwiftRuntime` looks for that call. The language has no other way:
///
/// - Calling the method, to see whether the default runs, runs the code of a client that has the method.
/// - An associated type that is inferred from the method's result would be another type for the default. But with one,
///   a client must write `any` before the protocol, which Apple's doesn't ask for.
/// - Methods can't be compared, and the witnesses of two types that lack a method have different addresses.
/// - A method of the main actor would also be the witness of an asynchronous requirement, whose call has to wait for
///   the actor before it runs and could be dropped there. But a method that isn't isolated would run.
/// - A rewriter of sources could add a conformance, but most packages are compiled as they are.
///
/// No compiler promises what a witness looks like. So the first question is about two types of which the answer is
/// known. If one of the answers is wrong, no plain data source counts as one that implements the methods: the user can
/// neither delete nor move its rows, and standard error says so once. Tables of controllers and of diffable data
/// sources are asked in another way and still work. Verified on x86-64, for 193 types in debug builds and in those that
/// are optimized for speed and for size, also with a linker that folds equal functions.
@MainActor
enum WitnessReading {
    /// Whether the answers are right for types of which they are known.
    static let isReliable = check(implements)

    /// Returns whether a data source implements a method, provided that `isReliable` is true.
    static func implements(_ method: OptionalDataSourceMethod, _ dataSource: any UITableViewDataSource) -> Bool {
        unfold_data_source_implements(Conformer(dataSource: dataSource).witnesses, method.rawValue)
    }

    /// Returns whether a function answers rightly for a type with the methods and for one without them.
    ///
    /// - Parameter report: Called with a message if it doesn't.
    static func check(
        _ implements: @MainActor (OptionalDataSourceMethod, any UITableViewDataSource) -> Bool,
        report: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    ) -> Bool {
        let (implementing, lacking) = (ImplementingRows(), LackingRows())
        let isRight = [OptionalDataSourceMethod.commit, .move].allSatisfy {
            implements($0, implementing) && !implements($0, lacking)
        }
        if !isRight {
            report(
                "UIKit can't tell which methods a UITableViewDataSource implements in a program of this compiler. "
                    + "The user can delete and move rows only in tables of UITableViewController and of "
                    + "UITableViewDiffableDataSource."
            )
        }
        return isRight
    }
}

/// A data source with its conformance.
private struct Conformer {
    let dataSource: any UITableViewDataSource

    /// The table of the implementations. A class existential is a reference, followed by its witness tables.
    var witnesses: UnsafeRawPointer {
        unsafeBitCast(self, to: (object: UnsafeRawPointer, witnesses: UnsafeRawPointer).self).witnesses
    }
}

/// A data source that implements both methods. They do something, so that they aren't merged with the defaults.
private final class ImplementingRows: EmptyRows, UITableViewDataSource {
    private(set) var calls = 0

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { calls += 1 }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { calls += 2 }
}

/// A data source that implements neither method.
private final class LackingRows: EmptyRows, UITableViewDataSource {}

@MainActor
private class EmptyRows: NSObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
