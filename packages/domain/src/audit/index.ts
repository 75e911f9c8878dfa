export type { AccountAuditEvent, AuditAction, AuditSubject } from './codes.ts'
