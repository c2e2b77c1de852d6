// Where the processor time of a GTK window's frames goes. Unfold's window and its peer's are measured by this one file.
#ifndef CFRAMEMETER_H
#define CFRAMEMETER_H

// Sums since the meter was attached. Seconds of processor time of this process.
typedef struct {
    int frames;
    // From where everything has its place to the end of the frame.
    double paint;
    // Of the first frame since one was expected: the processor time at its end, negative if there was none; and what of
    // the frame was painting.
    double first, first_paint;
} FrameMeter;

// Begins to measure the frames of the first window; call it once, when the window is on the screen. `on_frame`, which
// may be NULL, is called at the end of each frame, and not measured.
//
// Returns 0 if there is no window.
int frame_meter_attach(void (*on_frame)(void));

// Has the next frame noted as the first.
void frame_meter_expect(void);

FrameMeter frame_meter_read(void);

// Serves the window for so many seconds.
void frame_meter_wait(double seconds);

// Calls a function as soon as the main loop runs.
void frame_meter_start(void (*function)(void));

// Seconds that a process, 0 for this one, has computed for, all threads together; negative if there is none.
double processor_time(int process);

#endif
