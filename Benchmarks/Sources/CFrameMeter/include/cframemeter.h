// The processor time that the frames of a GTK window take. Unfold's window and its peer's are both
// measured with this file.
#ifndef CFRAMEMETER_H
#define CFRAMEMETER_H

// The sums since the meter was attached, in seconds of processor time of this process.
typedef struct {
    int frames;
    // From the end of layout to the end of the frame.
    double paint;
    // For the first frame since frame_meter_expect: the processor time at its end, negative if there
    // was no such frame, and the share of the frame that was painting.
    double first, first_paint;
} FrameMeter;

// Begins to measure the frames of the first window. Call it once, when the window is on the
// screen. `on_frame`, which may be NULL, is called at the end of each frame and isn't measured.
//
// Returns 0 if there is no window.
int frame_meter_attach(void (*on_frame)(void));

// Records the next frame as the first.
void frame_meter_expect(void);

FrameMeter frame_meter_read(void);

// What a program does while nothing happens.
typedef struct {
    // Seconds of processor time, and how often a thread was woken but for the meter's timer, per second.
    double time, wakes;
} Rest;

// Waits until nothing moves, and runs the window's main loop for a number of seconds, in which nothing happens.
Rest frame_meter_rest(double seconds);

// Waits until nothing moves, turns the mouse wheel by a click in the middle of a window of 390 by 844 pixels, by the
// display's own means (XTest), and returns the seconds by the clock until the end of the next frame; a negative number
// without a frame, or if the display can't.
double frame_meter_click_wheel(void);

// Waits until nothing moves, turns the wheel by clicks that follow each other after an interval in seconds, and waits
// until nothing moves again. Returns 0 if the display can't.
int frame_meter_spin_wheel(int clicks, double interval);

// Runs the window's main loop for a number of seconds.
void frame_meter_wait(double seconds);

// Calls a function as soon as the main loop runs.
void frame_meter_start(void (*function)(void));

// Returns the processor time of all threads of a process in seconds, or a negative number if there
// is no such process. 0 stands for this process.
double processor_time(int process);

#endif
