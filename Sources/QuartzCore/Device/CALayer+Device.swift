extension CALayer {
    /// The device of the screen that the layer is on, or the current one if it is on none.
    ///
    /// Linear in the depth of the layer if there are several devices.
    package var device: Device {
        if Device.isOnlyOne { return .current }
        var root = self
        while let parent = root.parent { root = parent }
        return root.ownDevice ?? .current
    }

    /// Connects a root layer to the device of its screen.
    package func connect(to device: Device) {
        ownDevice = device
    }
}
