/**
 * Codes of the audit log. An audit event says who did what to which subject. Its `action` is one of these codes, so a new act does
 * not compile until it has one.
 * @module
 */
export type { AccountAuditEvent, AddressAuditEvent, AuditAction, AuditSubject } from './codes.ts'
