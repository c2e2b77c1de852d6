import DisplayList

/// A picture that is shown as the pointer.
package struct HostCursorPicture {
    /// The pixels, one for each point.
    package let texture: Texture
    /// The pixel that is at the position of the pointer.
    package let hotspot: (x: Int, y: Int)

    package init(_ texture: Texture, hotspot: (x: Int, y: Int)) {
        (self.texture, self.hotspot) = (texture, hotspot)
    }
}
