/// A value that a row shows and changes.
@MainActor
struct FormValue<Value> {
    let get: () -> Value
    let set: (Value) -> Void
}
