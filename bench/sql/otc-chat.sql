-- What conversations.lines reads: the conversation, then its last lines.
\set talk random(:first_talk, :last_talk)
select * from conversation where id = :talk;
select * from conversation_line where conversation_id = :talk order by number desc limit 30;
