extension CALayer {
    /// Whether the layer is `layer` or in it, however deep.
    package func isInside(_ layer: CALayer) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === layer }
    }

    /// Whether the layer, or one that it is in, was taken out of a tree and is in none now.
    var isOutOfTree: Bool {
        sequence(first: self, next: \.parent).contains(where: \.isDetached)
    }

    /// Whether time stands still in the layer, as by a speed of 0.
    var isTimeStopped: Bool {
        sequence(first: self, next: \.parent).contains { $0.speed == 0 }
    }
}
