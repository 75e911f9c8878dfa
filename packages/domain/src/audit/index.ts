export type { AccountAuditEvent, AddressAuditEvent, AuditAction, AuditSubject } from './codes.ts'
