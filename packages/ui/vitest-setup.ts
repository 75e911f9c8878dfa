import { configure } from '@testing-library/react'

// The default is one second, in which a busy machine may not get round to it.
configure({ asyncUtilTimeout: 30_000 })
