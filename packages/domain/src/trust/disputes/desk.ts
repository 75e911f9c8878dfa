/** The desk of all arbiters: its channel announces who takes or releases a case (`caseDesk:1`). */
export const CASE_DESK = 1
