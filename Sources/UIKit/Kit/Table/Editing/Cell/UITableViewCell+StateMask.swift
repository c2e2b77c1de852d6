extension UITableViewCell {
    /// The states of a cell that is edited. Without any it is in its default state.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The cell shows a control to delete, insert or select its row.
        public static var showingEditControl: StateMask { StateMask(rawValue: 1 << 0) }
        /// The cell shows the actions at its trailing end.
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 1 << 1) }
    }
}
