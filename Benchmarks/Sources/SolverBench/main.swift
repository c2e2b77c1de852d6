import LayoutPeers
import Measurement

// Run by script/bench, in the folder Benchmarks.
Bench.main(document: "../docs/benchmarks.md") {
    let peer = ".build/peers/kiwi"
    let kiwis = try ["O2", "O3"].map { try Kiwi(sharedObject: "\(peer)/libkiwi-\($0).so") }

    var cell = try Layout(contentsOf: "Layouts/cell.layout")
    cell.addChange(of: "title.width", from: 280, to: 180)
    var form = try Layout(contentsOf: "\(peer)/form.layout")
    form.addChange(of: "lb1width", from: 67, to: 80)
    let cellAgreement = try Agreement(cell, kiwi: kiwis[0])
    let formAgreement = try Agreement(form, kiwi: kiwis[0])
    guard cellAgreement.open.isEmpty else { throw BenchError("cell: values differ: \(cellAgreement.open.sorted())") }

    let cellWorks = LayoutWorks(layout: cell, kiwis: kiwis, isDetermined: true)
    let formWorks = LayoutWorks(layout: form, kiwis: kiwis, isDetermined: formAgreement.open.isEmpty)
    let openValues = formAgreement.open.sorted().map { "`\($0)`" }.joined(separator: ", ")

    return Bench(
        "Constraint solver",
        introduction: """
            The module `ConstraintSolver` and the C++ solver [kiwi](https://github.com/nucleic/kiwi) 1.5.1 do the same on the
            same constraints, in one process, in turns. The work ends with the values of all variables read.
            """,
        groups: [
            .init(
                "A cell of a table (\(cell.constraints.count) constraints, \(cell.variables.count) variables)",
                [
                    cellWorks.building,
                    cellWorks.suggesting(1, "another width of the table"),
                    cellWorks.changing("another text (\(cell.changes.count) constants)"),
                    cellWorks.readding,
                ]
            ),
            .init(
                "kiwi's own benchmark, a form (\(form.constraints.count) constraints, \(form.variables.count) variables)",
                [
                    formWorks.building,
                    formWorks.suggesting(1, "another width of the window"),
                    formWorks.suggesting(2, "another size of the window"),
                    formWorks.changing("another text (\(form.changes.count) constants)"),
                    formWorks.readding,
                ]
            ),
        ],
        notes: """
            - The cell (`Benchmarks/Layouts/cell.layout`) is an avatar and two labels: the ten constraints of its author, those
              for what its views show, and the least height. The form is recorded from kiwi's own benchmark when the bench runs.
            - Building includes making the variables and the expressions, on both sides, and throwing everything away. In the
              other rows the expressions are made beforehand, on both sides.
            - A width or a size is suggested (kiwi: an edit variable). For another text, constants of constraints change; kiwi
              has no such operation, so it takes the constraints out and puts others in, which are prepared.
            - Removing and adding goes through all constraints in turn; solving and reading follow each of the two steps.
            - kiwi is built by g++ with `-O2` and with `-O3`, without assertions; in each row the faster counts.
            - kiwi weighs priorities, so that many weak constraints can outvote a strong one; here no number can. In these
              layouts that makes no difference, which the bench checks first: in every state, what is missed at each priority is
              equal. All values of the cell are equal; the form leaves some open (\(openValues)), where each solver finds
              another of the solutions that are equally good.
            """
    )
}
