#include "uploadmeter.h"

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <sys/types.h>
#include <time.h>

// The two functions of OpenGL that send pixels have parameters of the same types.
typedef void (*SendPixels)(unsigned, int, int, int, int, int, unsigned, unsigned, const void *);

// A variable of libepoxy that has a function of OpenGL, and the function that it had.
typedef struct {
    SendPixels *variable;
    SendPixels function;
} Sender;

static Uploads uploads;
static Sender image, part;

static void replace(Sender *sender, const char *name, SendPixels counting) {
    sender->variable = (SendPixels *)dlsym(RTLD_DEFAULT, name);
    if (sender->variable == NULL || *sender->variable == counting) return;
    sender->function = *sender->variable;
    *sender->variable = counting;
}

static void send_image(
    unsigned target, int level, int format, int width, int height, int border, unsigned order, unsigned type,
    const void *pixels
) {
    // Without pixels it is memory to draw into.
    if (pixels != NULL) {
        uploads.pictures += 1;
        uploads.bytes += (double)width * height * 4;
    }
    // The first call looks for the function, and calls what the variable then has.
    *image.variable = image.function;
    image.function(target, level, format, width, height, border, order, type, pixels);
    image.function = *image.variable;
    *image.variable = send_image;
}

static void send_part(
    unsigned target, int level, int x, int y, int width, int height, unsigned order, unsigned type, const void *pixels
) {
    uploads.parts += 1;
    *part.variable = part.function;
    part.function(target, level, x, y, width, height, order, type, pixels);
    part.function = *part.variable;
    *part.variable = send_part;
}

void upload_meter_start(void) {
    replace(&image, "epoxy_glTexImage2D", send_image);
    replace(&part, "epoxy_glTexSubImage2D", send_part);
}

Uploads upload_meter_read(void) { return uploads; }

static void (*frame_ended)(void);

static void end_frame(void) { frame_ended(); }

const char *frame_end_attach(void (*on_frame)(void)) {
    GtkWidget *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
    if (window == NULL) return NULL;
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window));
    g_object_unref(window);
    if (clock == NULL || renderer == NULL) return NULL;
    if (frame_ended == NULL) g_signal_connect_after(clock, "after-paint", G_CALLBACK(end_frame), NULL);
    frame_ended = on_frame;
    return G_OBJECT_TYPE_NAME(renderer);
}

static gboolean end_wait(gpointer is_over) {
    *(gboolean *)is_over = TRUE;
    return G_SOURCE_REMOVE;
}

void run_main_loop(double seconds) {
    gboolean is_over = FALSE;
    g_timeout_add((guint)(seconds * 1000), end_wait, &is_over);
    while (!is_over) g_main_context_iteration(NULL, TRUE);
}

double seconds_of_process(int process) {
    clockid_t clock = CLOCK_PROCESS_CPUTIME_ID;
    struct timespec time;
    if (process != 0 && clock_getcpuclockid((pid_t)process, &clock) != 0) return 0;
    if (clock_gettime(clock, &time) != 0) return 0;
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void (*waiting)(void);

static gboolean call_waiting(gpointer context) {
    (void)context;
    waiting();
    return G_SOURCE_REMOVE;
}

void call_in_main_loop(void (*function)(void)) {
    waiting = function;
    g_timeout_add(0, call_waiting, NULL);
}
