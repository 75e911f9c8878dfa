/** The desk at which all arbiters sit: its channel tells who takes a case or gives it back (`caseDesk:1`). */
export const CASE_DESK = 1
