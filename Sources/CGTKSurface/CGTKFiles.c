#include "CGTKSurface.h"

/// A request for files, until the user answers.
typedef struct {
    UnfoldFilesChosen chosen;
    void *owner;
} FileRequest;

static void answer(FileRequest *request, GListModel *files) {
    guint count = files == NULL ? 0 : g_list_model_get_n_items(files);
    GPtrArray *uris = g_ptr_array_new_with_free_func(g_free);
    for (guint index = 0; index < count; index += 1) {
        GFile *file = g_list_model_get_item(files, index);
        g_ptr_array_add(uris, g_file_get_uri(file));
        g_object_unref(file);
    }
    g_ptr_array_add(uris, NULL);
    request->chosen(request->owner, count == 0 ? NULL : (const char *const *)uris->pdata);
    g_ptr_array_unref(uris);
    g_free(request);
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void files_chosen(GObject *dialog, GAsyncResult *result, gpointer request) {
    GListModel *files = gtk_file_dialog_open_multiple_finish(GTK_FILE_DIALOG(dialog), result, NULL);
    answer(request, files);
    g_clear_object(&files);
}

static void choose_files(GtkWindow *window, const char *title, FileRequest *request) {
    GtkFileDialog *dialog = gtk_file_dialog_new();
    gtk_file_dialog_set_title(dialog, title);
    gtk_file_dialog_open_multiple(dialog, window, NULL, files_chosen, request);
    g_object_unref(dialog);
}

#else

static void files_chosen(GtkNativeDialog *dialog, int response, gpointer request) {
    GListModel *files =
        response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog)) : NULL;
    answer(request, files);
    g_clear_object(&files);
    g_object_unref(dialog);
}

static void choose_files(GtkWindow *window, const char *title, FileRequest *request) {
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new(title, window, GTK_FILE_CHOOSER_ACTION_OPEN, "_Open", "_Cancel");
    gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(dialog), TRUE);
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
    g_signal_connect(dialog, "response", G_CALLBACK(files_chosen), request);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

#endif

void unfold_choose_files(GtkWindow *window, const char *title, UnfoldFilesChosen chosen, void *owner) {
    FileRequest *request = g_new(FileRequest, 1);
    *request = (FileRequest){chosen, owner};
    choose_files(window, title, request);
}

static gboolean files_dropped(GtkDropTarget *target, const GValue *value, double x, double y, gpointer data) {
    (void)x;
    (void)y;
    FileRequest *request = data;
    GSList *files = g_value_get_boxed(value);
    GtkWidget *surface = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(target));
    if (files == NULL || surface == NULL) return FALSE;
    GPtrArray *uris = g_ptr_array_new_with_free_func(g_free);
    for (; files != NULL; files = files->next) g_ptr_array_add(uris, g_file_get_uri(files->data));
    g_ptr_array_add(uris, NULL);
    request->chosen(request->owner, (const char *const *)uris->pdata);
    g_ptr_array_unref(uris);
    return TRUE;
}

static void free_request(gpointer request, GClosure *closure) {
    (void)closure;
    g_free(request);
}

void unfold_accept_files(GtkWidget *surface, UnfoldFilesChosen dropped, void *owner) {
    GtkDropTarget *target = gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
    FileRequest *request = g_new(FileRequest, 1);
    *request = (FileRequest){dropped, owner};
    g_signal_connect_data(target, "drop", G_CALLBACK(files_dropped), request, free_request, 0);
    gtk_widget_add_controller(surface, GTK_EVENT_CONTROLLER(target));
}
