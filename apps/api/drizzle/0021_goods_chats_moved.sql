-- Its rows are conversations since the migration before.
DROP TABLE "goods_chat" CASCADE;
