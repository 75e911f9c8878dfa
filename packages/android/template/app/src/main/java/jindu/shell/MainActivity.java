package jindu.shell;

import android.Manifest;
import android.app.Activity;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.webkit.CookieManager;
import android.webkit.PermissionRequest;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceError;
import android.webkit.WebResourceRequest;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** The site in a window of its own. */
public final class MainActivity extends Activity {
  private static final int PICK_FILES = 1;
  private static final int CAMERA_FOR_PAGE = 2;
  private static final int CAMERA_FOR_PHOTO = 3;

  private Site site;
  private WebView web;
  private View unreachable;
  private FilePicker picker;
  private boolean hasFailed;
  /** The page's request for the camera, while the user is asked. */
  private PermissionRequest cameraRequest;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.main);
    site = new Site(getString(R.string.origin));
    picker = new FilePicker(this);
    unreachable = findViewById(R.id.unreachable);
    findViewById(R.id.retry).setOnClickListener(button -> web.reload());
    web = findViewById(R.id.web);
    prepare(web.getSettings());
    CookieManager.getInstance().setAcceptThirdPartyCookies(web, false);
    web.setWebViewClient(new Pages());
    web.setWebChromeClient(new Requests());
    web.setDownloadListener(new Downloads(this, site));
    web.addJavascriptInterface(new PageFiles(this), "JinduApp");
    paint();
    if (saved == null || web.restoreState(saved) == null) web.loadUrl(site.pageOf(getIntent().getData()));
  }

  private void prepare(WebSettings settings) {
    settings.setJavaScriptEnabled(true);
    settings.setDomStorageEnabled(true);
    settings.setAllowFileAccess(false);
    settings.setAllowContentAccess(false);
    settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
    // The camera's picture starts after the permission dialog, which ends the user's gesture.
    settings.setMediaPlaybackRequiresUserGesture(false);
    settings.setUserAgentString(settings.getUserAgentString() + " JinduApp/" + VersionCheck.installed(this));
  }

  /** The window's colour behind the page and the system's bars, by day and by night. */
  private void paint() {
    int ground = getColor(R.color.ground);
    int night = getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK;
    web.setBackgroundColor(ground);
    findViewById(R.id.window).setBackgroundColor(ground);
    getWindow().setStatusBarColor(ground);
    getWindow().setNavigationBarColor(ground);
    getWindow()
        .getDecorView()
        .setSystemUiVisibility(
            night == Configuration.UI_MODE_NIGHT_YES
                ? 0
                : View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR | View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR);
  }

  /** Night begins, or the phone is turned: the page stays, with what is typed in it. */
  @Override
  public void onConfigurationChanged(Configuration changed) {
    super.onConfigurationChanged(changed);
    if (hasFailed) {
      recreate();
      return;
    }
    // Pages read `prefers-color-scheme` from the theme.
    setTheme(R.style.App);
    paint();
  }

  /** A link of the site that another app sent. */
  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    if (intent.getData() != null) web.loadUrl(site.pageOf(intent.getData()));
  }

  @Override
  protected void onSaveInstanceState(Bundle saved) {
    super.onSaveInstanceState(saved);
    web.saveState(saved);
  }

  @Override
  protected void onResume() {
    super.onResume();
    web.onResume();
    if (hasFailed) web.reload();
    VersionCheck.askOnceADay(this, site);
  }

  @Override
  protected void onPause() {
    web.onPause();
    CookieManager.getInstance().flush();
    super.onPause();
  }

  @Override
  protected void onDestroy() {
    web.destroy();
    super.onDestroy();
  }

  @Override
  public void onBackPressed() {
    if (web.canGoBack()) web.goBack();
    else super.onBackPressed();
  }

  @Override
  protected void onActivityResult(int request, int result, Intent answer) {
    super.onActivityResult(request, result, answer);
    if (request == PICK_FILES) picker.finish(result == RESULT_OK, answer);
  }

  @Override
  public void onRequestPermissionsResult(int request, String[] permissions, int[] results) {
    super.onRequestPermissionsResult(request, permissions, results);
    boolean isGranted = results.length > 0 && results[0] == PackageManager.PERMISSION_GRANTED;
    if (request == CAMERA_FOR_PHOTO) openPicker(isGranted);
    if (request == CAMERA_FOR_PAGE && cameraRequest != null) {
      answerPage(cameraRequest, isGranted);
      cameraRequest = null;
    }
  }

  private boolean mayUseCamera() {
    return checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED;
  }

  private void openPicker(boolean withCamera) {
    if (!picker.open(PICK_FILES, withCamera)) picker.finish(false, null);
  }

  private static void answerPage(PermissionRequest request, boolean isGranted) {
    if (isGranted) request.grant(new String[] {PermissionRequest.RESOURCE_VIDEO_CAPTURE});
    else request.deny();
  }

  /** Opens an address in another app, if one can. */
  private void leave(Uri address) {
    if (Site.mayLeave(address)) Browser.open(this, new Intent(Intent.ACTION_VIEW, address));
  }

  private final class Pages extends WebViewClient {
    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
      if (site.owns(request.getUrl())) return false;
      // Frames of other sites are not part of this one.
      if (request.isForMainFrame()) leave(request.getUrl());
      return true;
    }

    @Override
    public void onPageStarted(WebView view, String address, Bitmap icon) {
      hasFailed = false;
    }

    @Override
    public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
      if (!request.isForMainFrame()) return;
      hasFailed = true;
      unreachable.setVisibility(View.VISIBLE);
    }

    @Override
    public void onPageFinished(WebView view, String address) {
      if (!hasFailed) unreachable.setVisibility(View.GONE);
    }

    /** The system ended the page's process, mostly for want of memory. */
    @Override
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
      recreate();
      return true;
    }
  }

  private final class Requests extends WebChromeClient {
    @Override
    public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> answer, FileChooserParams asked) {
      picker.begin(answer, asked);
      if (!picker.takesPictures() || mayUseCamera()) openPicker(picker.takesPictures());
      else requestPermissions(new String[] {Manifest.permission.CAMERA}, CAMERA_FOR_PHOTO);
      return true;
    }

    @Override
    public void onPermissionRequest(PermissionRequest request) {
      String[] resources = request.getResources();
      boolean isCamera = resources.length == 1 && PermissionRequest.RESOURCE_VIDEO_CAPTURE.equals(resources[0]);
      if (!isCamera || !site.owns(request.getOrigin())) {
        request.deny();
      } else if (mayUseCamera()) {
        answerPage(request, true);
      } else {
        cameraRequest = request;
        requestPermissions(new String[] {Manifest.permission.CAMERA}, CAMERA_FOR_PAGE);
      }
    }

    @Override
    public void onPermissionRequestCanceled(PermissionRequest request) {
      if (request == cameraRequest) cameraRequest = null;
    }
  }
}
