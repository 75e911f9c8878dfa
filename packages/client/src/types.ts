import type { inferRouterInputs, inferRouterOutputs, TRPCBuiltRouter } from '@trpc/server'
import type { calls, kind, refusal } from './router.ts'

/** Router type of the marketplace's calls, for tRPC clients. */
export type Router = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: typeof refusal; transformer: false },
  typeof calls
>

/** Input of a call: `Inputs['goodsOrders']['place']`. */
export type Inputs = inferRouterInputs<Router>

/** Output of a call: `Outputs['goodsOrders']['info']`. */
export type Outputs = inferRouterOutputs<Router>

/** Purpose of an uploaded picture. */
export type UploadKind = typeof kind
