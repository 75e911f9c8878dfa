import { createFileRoute } from '@tanstack/react-router'

/** Every place below says what its section says: the part opens with a coming version. */
export const Route = createFileRoute('/personal/feedback/$')({})
