import CGSK

/// An immutable image that a render node can show.
package final class Texture: @unchecked Sendable {
    /// The `GdkTexture`, which never changes and which any thread may use.
    package let pointer: OpaquePointer

    /// Makes a texture of pixels without copying them.
    ///
    /// - Parameters:
    ///   - pixels: Four bytes for each pixel: blue, green, red and alpha, the colors multiplied by alpha. They must not
    ///     change any more.
    ///   - bytesPerRow: The distance from a row to the next one, in bytes.
    ///   - owner: The owner of the pixels. The texture retains it.
    package init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: some AnyObject & Sendable)
    {
        let bytes = g_bytes_new_with_free_func(
            pixels,
            gsize(height * bytesPerRow),
            { owner in
                if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
            },
            Unmanaged.passRetained(owner as AnyObject).toOpaque()
        )
        defer { g_bytes_unref(bytes) }
        pointer = gdk_memory_texture_new(
            Int32(width),
            Int32(height),
            GDK_MEMORY_B8G8R8A8_PREMULTIPLIED,
            bytes,
            gsize(bytesPerRow)
        )
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}
