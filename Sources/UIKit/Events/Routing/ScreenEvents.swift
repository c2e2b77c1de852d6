/// What a screen knows of the devices that a person uses it with.
@MainActor
struct ScreenEvents {
    let fingers = Fingers()
    let touchRouter = TouchRouter()
    let scrollRouter = ScrollRouter()
    let hoverRouter = HoverRouter()
    let keyRouter = KeyRouter()
}
