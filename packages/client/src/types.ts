import type { inferRouterInputs, inferRouterOutputs, TRPCBuiltRouter } from '@trpc/server'
import type { calls, kind, refusal } from './router.ts'

/** Every call of the marketplace, as tRPC's clients take it. */
export type Router = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: typeof refusal; transformer: false },
  typeof calls
>

/** What goes into a call: `Inputs['goodsOrders']['place']`. */
export type Inputs = inferRouterInputs<Router>

/** What comes out of a call: `Outputs['goodsOrders']['info']`. */
export type Outputs = inferRouterOutputs<Router>

/** What a picture is stored for. */
export type UploadKind = typeof kind
