import type { AppRouter } from '@jindu/api/router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { TRPCClient, TRPCClientError } from '@trpc/client'

export type { AppRouter }
export type ApiClient = TRPCClient<AppRouter>
export type ApiError = TRPCClientError<AppRouter>
export type ApiInputs = inferRouterInputs<AppRouter>
export type ApiOutputs = inferRouterOutputs<AppRouter>
