/// The event routing state of a screen, one part for each kind of input.
@MainActor
final class ScreenEvents {
    let fingers = TouchTracker()
    let touchRouter = TouchRouter()
    let scrollRouter = ScrollRouter()
    let hoverRouter = HoverRouter()
    let keyRouter = KeyRouter()
}
