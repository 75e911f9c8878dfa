-- What an installed site keeps to open without a connection is named; what staff wrote themselves stays.
UPDATE "notice" SET changed_at = now(), version = version + 1,
  html_en = replace(html_en, 'If you switch on push notices, a service worker, which stores nothing.', 'To open without a connection: jindu_pages and jindu_reads, the pages and lists that you read last, emptied when you log in or out; jindu_files, files of the site; jindu_shared, a picture that another app shared, until it is in a chat. A service worker hands them out, and shows push notices if you switch them on.'),
  html_zh = replace(html_zh, '如您开启推送通知，还有一个不保存任何内容的 service worker。', '为了离线时也能打开：jindu_pages 和 jindu_reads 为您最近看过的页面和列表，登录或退出时清空；jindu_files 为站点文件；jindu_shared 为其他应用分享来的图片，发到聊天为止。service worker 负责读取这些内容，并在您开启后显示推送通知。')
WHERE id = 6 AND version = 1
  AND html_en LIKE '%a service worker, which stores nothing.%' AND html_zh LIKE '%不保存任何内容的 service worker。%';
