-- The topic of the message centre is `inbox`; what a process of the release before still writes as `message` is read as `inbox`.
UPDATE "webhook" SET topics = array_replace(topics, 'message', 'inbox') WHERE 'message' = ANY (topics);
--> statement-breakpoint
UPDATE "webhook_delivery" SET topic = 'inbox' WHERE topic = 'message';
