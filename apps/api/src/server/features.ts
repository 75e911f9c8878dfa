import type { FastifyInstance } from 'fastify'
import type { FileGuards } from '../features/files/index.ts'
import type { App } from '../platform/app.ts'

/** What features bring besides their procedures: timed work, plain routes, who may read restricted files. */

export function registerJobs(_app: App): void {}

export function registerRoutes(_server: FastifyInstance, _app: App): void {}

export const fileGuards: FileGuards = {}
