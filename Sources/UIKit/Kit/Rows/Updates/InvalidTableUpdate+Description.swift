// UIKit's messages, in the words by which its users find them. They were collected from public crash reports. Where
// none was found (duplicate sections, places beyond the sections) the sentence is modelled on the nearest one that
// was.
extension InvalidTableUpdate: CustomStringConvertible {
    var description: String { description(in: .table) }

    /// Returns the message about an update of a table or of a collection view.
    func description(in words: UpdateTerms) -> String {
        switch self {
        case .malformedIndexPath:
            "Invalid index path for use with \(words.type).  Index paths passed to \(words.view) must contain exactly "
                + "two indices specifying the section and \(words.item)."
        case .missing(let place, let action, let extent):
            Self.missing(place, action, extent, words)
        case .repeated(let action, let place):
            "Attempt to create two animations for cell: asked twice to \(action) \(place)"
        case .deletedAndReloaded(let place):
            "attempt to delete and reload the same \(place)"
        case .deletedAndMoved(let place):
            "attempt to perform a delete and a move from the same \(place)"
        case .insertedAndMoved(let place):
            "attempt to perform an insert and a move to the same \(place)"
        case .movedTwice(let place, let first, let second):
            "attempt to move \(place.mover(words)) to both \(first) and \(second)"
        case .movedTogether(let first, let second, let place):
            "attempt to move both \(first.mover(words)) and \(second) to \(place)"
        case .movedFromDeletedSection(let section):
            "cannot move \(words.oneItem) from a deleted section (\(section))"
        case .movedIntoInsertedSection(let section):
            "cannot move \(words.oneItem) into a newly inserted section (\(section))"
        case .numberOfSections(let before, let after, let inserted, let deleted):
            "Invalid update: invalid number of sections.  The number of sections contained in the \(words.view) "
                + "after the update (\(after)) must be equal to the number of sections contained in the \(words.view) "
                + "before the update (\(before)), plus or minus the number of sections inserted or deleted "
                + "(\(inserted) inserted, \(deleted) deleted)."
        case .numberOfRows(let section, let before, let after, let changes):
            "Invalid update: invalid number of \(words.item)s in section \(section).  The number of \(words.item)s "
                + "contained in an existing section after the update (\(after)) must be equal to the number of "
                + "\(words.item)s contained in that section before the update (\(before)), plus or minus the number of "
                + "\(words.item)s inserted or deleted from that section (\(changes.inserted) inserted, "
                + "\(changes.deleted) deleted) and plus or minus the number of \(words.item)s moved into or out of "
                + "that section (\(changes.movedIn) moved in, \(changes.movedOut) moved out)."
        }
    }

    private static func missing(
        _ place: TablePlace,
        _ action: Action,
        _ extent: Extent,
        _ words: UpdateTerms
    ) -> String {
        let time =
            switch action {
            case .insert, .moveTo: "after the update"
            case .delete, .reload, .reconfigure, .moveFrom: "before the update"
            }
        let there =
            switch extent {
            case .sections(let count): "there are only \(count) sections \(time)"
            case .rows(let count): "there are only \(count) \(words.item)s in section \(place.section) \(time)"
            }
        switch (action, place) {
        case (.moveFrom, _):
            return "attempt to move \(place) that does not exist - \(there)"
        case (.moveTo(let source), _):
            return "attempt to move \(source) to \(place) that does not exist - \(there)"
        case (.insert, .row(let section, let row)):
            return "attempt to insert \(words.item) \(row) into section \(section), but \(there)"
        case (_, .row(let section, let row)):
            if case .rows(let count) = extent {
                return "attempt to \(action.checked) \(words.item) \(row) from section \(section) which only contains "
                    + "\(count) \(words.item)s \(time)"
            }
            return "attempt to \(action.checked) \(words.item) \(row) from section \(section), but \(there)"
        case (_, .section(let section)):
            return "attempt to \(action.checked) section \(section), but \(there)"
        }
    }
}

extension InvalidTableUpdate.Action: CustomStringConvertible {
    var description: String {
        switch self {
        case .insert: "insert"
        case .delete: "delete"
        case .reload: "reload"
        case .reconfigure: "reconfigure"
        case .moveFrom, .moveTo: "move"
        }
    }

    fileprivate var checked: Self {
        self == .reload ? .delete : self
    }
}

extension TablePlace {
    fileprivate func mover(_ words: UpdateTerms) -> String {
        switch self {
        case .section: description
        case .row: "\(words.item) at \(description)"
        }
    }
}
