import Expansion

enum Size: String, ExpansionLevel {
    case small, medium, big
}
