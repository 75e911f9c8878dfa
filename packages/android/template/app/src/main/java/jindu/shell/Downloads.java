package jindu.shell;

import android.app.Activity;
import android.app.DownloadManager;
import android.content.Intent;
import android.net.Uri;
import android.os.Environment;
import android.webkit.CookieManager;
import android.webkit.DownloadListener;
import android.webkit.URLUtil;
import android.widget.Toast;

/** Files that the site sends instead of pages go into the phone's downloads. */
final class Downloads implements DownloadListener {
  private static final String PACKAGE_TYPE = "application/vnd.android.package-archive";

  private final Activity activity;
  private final Site site;

  Downloads(Activity activity, Site site) {
    this.activity = activity;
    this.site = site;
  }

  @Override
  public void onDownloadStart(String address, String agent, String disposition, String type, long bytes) {
    Uri from = Uri.parse(address);
    // The browser asks to install an app; this app does not hold the permission to.
    if (!site.owns(from) || PACKAGE_TYPE.equals(type)) {
      if (Site.mayLeave(from)) Browser.open(activity, Browser.viewing(from));
      return;
    }
    String name = URLUtil.guessFileName(address, disposition, type);
    DownloadManager.Request request = new DownloadManager.Request(from);
    String cookies = CookieManager.getInstance().getCookie(address);
    if (cookies != null) request.addRequestHeader("Cookie", cookies);
    request.addRequestHeader("User-Agent", agent);
    request.setTitle(name);
    request.setMimeType(type);
    request.setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED);
    request.setDestinationInExternalPublicDir(Environment.DIRECTORY_DOWNLOADS, name);
    activity.getSystemService(DownloadManager.class).enqueue(request);
    Toast.makeText(activity, activity.getString(R.string.downloading, name), Toast.LENGTH_SHORT).show();
  }
}
