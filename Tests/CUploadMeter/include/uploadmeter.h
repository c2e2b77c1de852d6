#pragma once

/// What programs send to OpenGL, and the frames of a window. Everything is called on the main thread.

/// The pixels that OpenGL has received so far.
typedef struct {
    /// The pictures: textures that were made of pixels.
    int pictures;
    /// The bytes of the pictures.
    double bytes;
    /// The parts of textures that were replaced, such as those of glyphs. One glyph is several parts.
    int parts;
} Uploads;

/// Begins to count. GTK calls OpenGL through libepoxy, whose variables for two functions are replaced. Does nothing if
/// libepoxy isn't loaded.
void upload_meter_start(void);

Uploads upload_meter_read(void);

/// Calls a function at the end of each frame of the program's first window.
///
/// Returns the name of the class of the window's renderer, such as `GskCairoRenderer`; NULL without a window.
const char *frame_end_attach(void (*on_frame)(void));

/// Runs GTK's main loop for a number of seconds.
void run_main_loop(double seconds);

/// Returns the processor time of a process in seconds, or of this one if the identifier is 0.
double seconds_of_process(int process);

/// Calls a function when the main loop runs.
void call_in_main_loop(void (*function)(void));
