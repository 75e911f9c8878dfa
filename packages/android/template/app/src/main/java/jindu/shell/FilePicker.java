package jindu.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.ContentValues;
import android.content.Intent;
import android.net.Uri;
import android.provider.MediaStore;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient.FileChooserParams;
import java.util.ArrayList;
import java.util.List;

/** Files and photos for a page's field. */
final class FilePicker {
  private final Activity activity;
  /** The page waits for this answer; it must be given once, also where nothing was picked. */
  private ValueCallback<Uri[]> answer;
  private FileChooserParams asked;
  /** Where the camera app stores its picture. */
  private Uri photo;

  FilePicker(Activity activity) {
    this.activity = activity;
  }

  void begin(ValueCallback<Uri[]> answer, FileChooserParams asked) {
    finish(false, null);
    this.answer = answer;
    this.asked = asked;
  }

  private List<String> types() {
    List<String> types = new ArrayList<>();
    for (String entry : asked.getAcceptTypes())
      for (String type : entry.split(",")) if (type.contains("/")) types.add(type.trim());
    return types;
  }

  boolean takesPictures() {
    if (asked == null) return false;
    for (String type : types()) if (type.startsWith("image/")) return true;
    return false;
  }

  /** @return false where no app can pick a file */
  boolean open(int request, boolean withCamera) {
    if (asked == null) return false;
    List<String> types = types();
    Intent files = new Intent(Intent.ACTION_GET_CONTENT).addCategory(Intent.CATEGORY_OPENABLE);
    files.setType(types.size() == 1 ? types.get(0) : "*/*");
    if (types.size() > 1) files.putExtra(Intent.EXTRA_MIME_TYPES, types.toArray(new String[0]));
    files.putExtra(Intent.EXTRA_ALLOW_MULTIPLE, asked.getMode() == FileChooserParams.MODE_OPEN_MULTIPLE);
    Intent chooser = Intent.createChooser(files, null);
    Intent camera = withCamera ? camera() : null;
    if (camera != null) chooser.putExtra(Intent.EXTRA_INITIAL_INTENTS, new Intent[] {camera});
    try {
      activity.startActivityForResult(chooser, request);
      return true;
    } catch (ActivityNotFoundException none) {
      return false;
    }
  }

  private Intent camera() {
    ContentValues picture = new ContentValues();
    picture.put(MediaStore.Images.Media.MIME_TYPE, "image/jpeg");
    photo = activity.getContentResolver().insert(MediaStore.Images.Media.EXTERNAL_CONTENT_URI, picture);
    if (photo == null) return null;
    Intent camera = new Intent(MediaStore.ACTION_IMAGE_CAPTURE).putExtra(MediaStore.EXTRA_OUTPUT, photo);
    camera.addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION | Intent.FLAG_GRANT_READ_URI_PERMISSION);
    return camera;
  }

  /** Gives the page what was picked. */
  void finish(boolean isDone, Intent picked) {
    Uri[] files = isDone ? filesOf(picked) : null;
    boolean isPhotoUsed = files != null && files.length == 1 && files[0].equals(photo);
    if (photo != null && !isPhotoUsed) activity.getContentResolver().delete(photo, null, null);
    photo = null;
    asked = null;
    ValueCallback<Uri[]> waiting = answer;
    answer = null;
    if (waiting != null) waiting.onReceiveValue(files);
  }

  private Uri[] filesOf(Intent picked) {
    ClipData several = picked == null ? null : picked.getClipData();
    if (several != null && several.getItemCount() > 0) {
      Uri[] files = new Uri[several.getItemCount()];
      for (int at = 0; at < files.length; at += 1) files[at] = several.getItemAt(at).getUri();
      return files;
    }
    if (picked != null && picked.getData() != null) return new Uri[] {picked.getData()};
    // The camera app answers without an address: the picture is where it was told to store it.
    return photo == null ? null : new Uri[] {photo};
  }
}
