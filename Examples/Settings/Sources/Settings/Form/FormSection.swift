/// Rows of a form that belong together.
@MainActor
struct FormSection {
    let id: String
    var header: String?
    var footer: String?
    var rows: [FormRow]
}
