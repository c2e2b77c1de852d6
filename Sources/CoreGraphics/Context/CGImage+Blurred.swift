import CCairo
import Foundation

extension CGImage {
    /// Draws a picture and blurs it. What the picture doesn't cover takes the colors beside it, so that the blurred
    /// picture has no soft edge.
    ///
    /// The cost follows from the number of pixels alone, whatever the standard deviation is.
    ///
    /// - Parameters:
    ///   - area: The area of the picture. The image has whole pixels and may be larger by less than one.
    ///   - scale: The number of pixels per unit.
    ///   - standardDeviation: The standard deviation of the Gaussian, in units.
    ///   - saturation: The factor by which colors differ from the gray of the same brightness.
    ///   - draw: A closure that receives a `cairo_t` in the coordinates of the area, valid until it returns.
    /// - Returns: `nil` if the area is empty or too large for an image.
    package static func blurred(
        _ area: CGRect,
        scale: CGFloat,
        standardDeviation: CGFloat,
        saturation: CGFloat,
        draw: (OpaquePointer) -> Void
    ) -> CGImage? {
        let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
        let sides = 1...CGFloat(PixelBuffer.largestSide)
        guard sides.contains(width), sides.contains(height),
            let pixels = PixelBuffer(width: Int(width), height: Int(height))
        else { return nil }
        pixels.withSurface(isOpaque: false) { surface in
            // The drawing may set the matrix of its context, so the surface has the offset and the scale.
            cairo_surface_set_device_scale(surface, scale, scale)
            cairo_surface_set_device_offset(surface, -area.minX * scale, -area.minY * scale)
            if let cairo = cairo_create(surface) {
                draw(cairo)
                cairo_destroy(cairo)
            }
            cairo_surface_flush(surface)
        }
        pixels.blur(GaussianBlur(standardDeviation: standardDeviation * scale), saturation: saturation)
        return CGImage(pixels: pixels, isOpaque: false)
    }
}

extension PixelBuffer {
    /// Blurs the pixels and makes them opaque where the blur reaches anything.
    fileprivate func blur(_ blur: GaussianBlur, saturation: CGFloat) {
        let count = width * height
        let pixels = bytes
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4 * count) { planes in
            guard let start = planes.baseAddress else { return }
            for channel in 0..<4 {
                let plane = start + channel * count
                for index in 0..<count { plane[index] = pixels[4 * index + channel] }
                blur.apply(to: plane, width: width, height: height, bytesPerRow: width)
            }
            let (saturation, gray) = (Float(saturation), SIMD4<Float>(0.0722, 0.7152, 0.2126, 0))
            for index in 0..<count {
                let alpha = Float(start[3 * count + index])
                guard alpha > 0 else {
                    for channel in 0..<4 { pixels[4 * index + channel] = 0 }
                    continue
                }
                var color = SIMD4<Float>(
                    Float(start[index]),
                    Float(start[count + index]),
                    Float(start[2 * count + index]),
                    0
                )
                color *= 255 / alpha
                let level = (color * gray).sum()
                color = level + (color - level) * saturation
                color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
                for channel in 0..<3 { pixels[4 * index + channel] = UInt8(color[channel].rounded()) }
                pixels[4 * index + 3] = 255
            }
        }
    }
}
