-- The database with the addresses and times of stored pages is named too; what staff wrote themselves stays.
UPDATE "notice" SET changed_at = now(), version = version + 1,
  html_en = replace(html_en, '; jindu_files, files of the site;', '; workbox-expiration, the addresses of those pages and when you read them, emptied with them; jindu_files, files of the site;'),
  html_zh = replace(html_zh, '；jindu_files 为站点文件；', '；workbox-expiration 为这些页面的地址和阅读时间，一并清空；jindu_files 为站点文件；')
WHERE id = 6 AND version = 2 AND html_en LIKE '%; jindu_files, files of the site;%' AND html_zh LIKE '%；jindu_files 为站点文件；%';
