#include "cframemeter.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <time.h>

// The few GTK functions that are needed, declared here to avoid the headers. The program links GTK.
extern void *gtk_window_get_toplevels(void);
extern void *g_list_model_get_item(void *, unsigned);
extern void *gtk_widget_get_frame_clock(void *);
extern void g_object_unref(void *);
extern unsigned g_timeout_add(unsigned, int (*)(void *), void *);
extern int g_main_context_iteration(void *, int);
extern unsigned long g_signal_connect_data(void *, const char *, void (*)(void), void *, void *, int);

enum { connect_after = 1 };

static FrameMeter meter;
static double mark;
static int has_first = 1;
// The end of the first frame, by the clock.
static double first_end;
static void (*observer)(void);

double processor_time(int process) {
    clockid_t clock = CLOCK_PROCESS_CPUTIME_ID;
    struct timespec time;
    if (process != 0 && clock_getcpuclockid((pid_t)process, &clock) != 0) return -1;
    if (clock_gettime(clock, &time) != 0) return -1;
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double wall_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void begin_painting(void) { mark = processor_time(0); }

static void end_frame(void) {
    meter.paint += processor_time(0) - mark;
    meter.frames += 1;
    if (!has_first) {
        has_first = 1;
        meter.first = processor_time(0);
        meter.first_paint = meter.first - mark;
        first_end = wall_time();
    }
    if (observer != NULL) observer();
}

int frame_meter_attach(void (*on_frame)(void)) {
    void *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
    if (window == NULL) return 0;
    void *clock = gtk_widget_get_frame_clock(window);
    g_object_unref(window);
    if (clock == NULL) return 0;
    observer = on_frame;
    g_signal_connect_data(clock, "before-paint", begin_painting, NULL, NULL, 0);
    // Animations advance in the update phase. Either phase may be missing, and there may be more than
    // one layout phase.
    g_signal_connect_data(clock, "update", begin_painting, NULL, NULL, connect_after);
    g_signal_connect_data(clock, "layout", begin_painting, NULL, NULL, connect_after);
    g_signal_connect_data(clock, "after-paint", end_frame, NULL, NULL, connect_after);
    return 1;
}

void frame_meter_expect(void) {
    has_first = 0;
    meter.first = -1;
}

FrameMeter frame_meter_read(void) { return meter; }

static int end_wait(void *is_over) {
    *(int *)is_over = 1;
    return 0;
}

void frame_meter_wait(double seconds) {
    int is_over = 0;
    g_timeout_add((unsigned)(seconds * 1000), end_wait, &is_over);
    while (!is_over) g_main_context_iteration(NULL, 1);
}

// Waits until no frame is drawn for a fifth of a second, at most 3 seconds.
static void wait_for_quiet(void) {
    double end = wall_time() + 3;
    int frames;
    do {
        frames = meter.frames;
        frame_meter_wait(0.2);
    } while (meter.frames != frames && wall_time() < end);
}

static void (*started)(void);

static int call_started(void *context) {
    (void)context;
    started();
    return 0;
}

void frame_meter_start(void (*function)(void)) {
    started = function;
    g_timeout_add(0, call_started, NULL);
}

static long wakes(void) {
    struct rusage usage;
    // A thread that waits gives the processor up of its own accord.
    return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_nvcsw : 0;
}

Rest frame_meter_rest(double seconds) {
    // Threads that other work has left end after a while without work.
    wait_for_quiet();
    frame_meter_wait(1);
    double time = processor_time(0);
    long before = wakes();
    frame_meter_wait(seconds);
    // The timer of the wait itself wakes the program once.
    Rest rest = {(processor_time(0) - time) / seconds, (double)(wakes() - before - 1) / seconds};
    return rest;
}

// The wheel, as a button of the mouse.
enum { wheel_down = 5 };

// The functions of X11 that make events.
typedef struct {
    void *display;
    int (*synchronize)(void *, int);
    int (*move)(void *, int, int, int, unsigned long);
    int (*press)(void *, unsigned, int, unsigned long);
} EventMaker;

// Puts the pointer into the middle of the window and waits until nothing moves. Returns NULL if the display can't make
// events.
static const EventMaker *event_maker(void) {
    static EventMaker maker;
    if (maker.display == NULL) {
        void *x11 = dlopen("libX11.so.6", RTLD_NOW), *test = dlopen("libXtst.so.6", RTLD_NOW);
        if (x11 == NULL || test == NULL) return NULL;
        void *(*open_display)(const char *) = (void *(*)(const char *))dlsym(x11, "XOpenDisplay");
        maker.synchronize = (int (*)(void *, int))dlsym(x11, "XSync");
        maker.move = (int (*)(void *, int, int, int, unsigned long))dlsym(test, "XTestFakeMotionEvent");
        maker.press = (int (*)(void *, unsigned, int, unsigned long))dlsym(test, "XTestFakeButtonEvent");
        if (maker.synchronize == NULL || maker.move == NULL || maker.press == NULL) return NULL;
        if (open_display != NULL) maker.display = open_display(NULL);
        if (maker.display == NULL) return NULL;
    }
    maker.move(maker.display, -1, 195, 422, 0);
    maker.synchronize(maker.display, 0);
    wait_for_quiet();
    return &maker;
}

static void click(const EventMaker *maker) {
    maker->press(maker->display, wheel_down, 1, 0);
    maker->press(maker->display, wheel_down, 0, 0);
    maker->synchronize(maker->display, 0);
}

double frame_meter_click_wheel(void) {
    // While something moves, such as a scroll bar that disappears, a frame is due every 16.7 ms. The time would only be
    // that to the next of them.
    const EventMaker *maker = event_maker();
    if (maker == NULL) return -1;
    frame_meter_expect();
    double start = wall_time();
    click(maker);
    frame_meter_wait(0.5);
    return has_first ? first_end - start : -1;
}

int frame_meter_spin_wheel(int clicks, double interval) {
    const EventMaker *maker = event_maker();
    if (maker == NULL) return 0;
    for (int i = 0; i < clicks; i++) {
        click(maker);
        frame_meter_wait(interval);
    }
    wait_for_quiet();
    return 1;
}
