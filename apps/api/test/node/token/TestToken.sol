// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// An ERC-20 token with what USDT does besides the standard: it may return nothing, be paused, freeze an address, and take a fee.
contract TestToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) public isBlackListed;
    bool public paused;
    /// Of what is sent, in ten-thousandths.
    uint256 public feeRate;
    /// 0 returns nothing, as USDT on Ethereum does; 1 returns true; 2 moves nothing and returns false.
    uint256 public answers;

    constructor(uint8 decimals_) {
        decimals = decimals_;
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function pause(bool on) external {
        paused = on;
    }

    function freeze(address who, bool on) external {
        isBlackListed[who] = on;
    }

    function takeFee(uint256 rate) external {
        feeRate = rate;
    }

    function answer(uint256 kind) external {
        answers = kind;
    }

    /// Coin that leaves an address without its key, as when the issuer destroys what is frozen.
    function destroy(address from, uint256 value) external {
        balanceOf[from] -= value;
        totalSupply -= value;
    }

    function transfer(address to, uint256 value) external {
        require(!paused, "paused");
        require(!isBlackListed[msg.sender] && !isBlackListed[to], "frozen");
        require(balanceOf[msg.sender] >= value, "balance");
        if (answers == 2) {
            assembly {
                mstore(0, 0)
                return(0, 32)
            }
        }
        uint256 fee = (value * feeRate) / 10000;
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(msg.sender, to, value - fee);
        if (fee > 0) {
            balanceOf[address(this)] += fee;
            emit Transfer(msg.sender, address(this), fee);
        }
        if (answers == 1) {
            assembly {
                mstore(0, 1)
                return(0, 32)
            }
        }
    }
}

/// Pays tokens on, as an exchange's contract does: the transaction itself calls another address.
contract TestSender {
    function pay(TestToken token, address[] calldata to, uint256 value) external {
        for (uint256 i = 0; i < to.length; i++) token.transfer(to[i], value);
    }
}
