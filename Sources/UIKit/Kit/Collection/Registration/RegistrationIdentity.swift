import Failures

/// The identity of a registration of cells or of supplementary views.
@MainActor
final class RegistrationIdentity {
    /// The number of views that data sources are being asked for.
    private static var requests = 0
    private static var count = 0

    /// The reuse identifier of the registration's views. No other registration ever has it.
    let identifier: String
    /// Whether the registration was created while a data source was asked for a view.
    private let isOfRequest: Bool

    init() {
        Self.count += 1
        identifier = "registration \(Self.count)"
        isOfRequest = Self.requests > 0
    }

    /// Asks a data source for a view.
    static func duringRequest<View>(_ request: () -> View) -> View {
        requests += 1
        defer { requests -= 1 }
        return request()
    }

    /// Stops the process if the registration was created for one request.
    func requireReuse(_ view: String, provider: String, in api: String) {
        programmerError(
            unless: !isOfRequest,
            """
            Attempted to dequeue a \(view) using a registration that was created inside \(provider). Creating a new \
            registration each time a \(view) is requested will prevent reuse and cause created \(view)s to remain \
            inaccessible in memory for the lifetime of the collection view. Registrations should be created up front \
            and reused.
            """,
            in: api
        )
    }
}
