// Swift Testing asks the compiler to import this module wherever both it and CoreGraphics are imported, and the
// toolchain has it on Apple's systems only. It is empty: there it adds attachments of images, which are not offered
// here.
