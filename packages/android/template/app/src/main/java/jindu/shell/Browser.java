package jindu.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.widget.Toast;

/** Other apps. */
final class Browser {
  private Browser() {}

  /** Opens an address in the browser, also one of this site, which would otherwise come back to this app. */
  static Intent viewing(Uri address) {
    Intent view = Intent.makeMainSelectorActivity(Intent.ACTION_MAIN, Intent.CATEGORY_APP_BROWSER);
    return view.setData(address);
  }

  static void open(Activity activity, Intent intent) {
    try {
      activity.startActivity(intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK));
    } catch (ActivityNotFoundException none) {
      Toast.makeText(activity, R.string.no_app, Toast.LENGTH_LONG).show();
    }
  }
}
