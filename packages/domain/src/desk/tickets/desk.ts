/** The desk at which all staff answer tickets: its channel tells of each line and step (`ticketDesk:1`). */
export const TICKET_DESK = 1
