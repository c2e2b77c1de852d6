/// The commands of an edit menu, which responders perform on their selection.
enum StandardEdit {
    case cut, copy, paste, select, selectAll, delete
}
