import type { AppRouter } from '@jindu/api/router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { TRPCClient } from '@trpc/client'

export type { AppRouter }
export type ApiClient = TRPCClient<AppRouter>
export type ApiInputs = inferRouterInputs<AppRouter>
export type ApiOutputs = inferRouterOutputs<AppRouter>
