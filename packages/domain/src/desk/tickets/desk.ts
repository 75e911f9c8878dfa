/** The desk of all staff who answer tickets: its channel announces each line and step (`ticketDesk:1`). */
export const TICKET_DESK = 1
