//! A small value network over named yes-or-no features, in plain text.
//!
//! A game describes a position as a short list of features that hold. Each feature adds its row of weights to the
//! hidden layer, so a position costs as many short additions as it has features: a fraction of a microsecond, and no
//! allocation. The file has one line per feature, weights in 1/1000, so that a change can be read in a diff; a feature
//! that goes straight to the result has one number.

use std::fmt::Write as _;

/// Width of the hidden layer.
pub const HIDDEN: usize = 32;

/// What one feature adds.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// To the hidden layer.
    pub hidden: [f32; HIDDEN],
    /// Straight to the result.
    pub direct: f32,
}

impl Row {
    /// A row that adds nothing.
    pub const ZERO: Row = Row { hidden: [0.0; HIDDEN], direct: 0.0 };
}

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What holds always.
    pub bias: Row,
    /// What each feature adds.
    pub rows: Vec<Row>,
    /// From the hidden layer to the result.
    pub output: [f32; HIDDEN],
}

impl Net {
    /// The hidden layer before its bend, and what goes straight to the result.
    #[inline]
    pub fn hidden(&self, features: impl IntoIterator<Item = usize>) -> Row {
        let mut sum = self.bias.clone();
        for feature in features {
            let row = &self.rows[feature];
            for (sum, weight) in sum.hidden.iter_mut().zip(&row.hidden) {
                *sum += weight;
            }
            sum.direct += row.direct;
        }
        sum
    }

    /// The network's answer before the last bend, for the features that hold.
    #[inline]
    pub fn logit(&self, features: impl IntoIterator<Item = usize>) -> f32 {
        let sum = self.hidden(features);
        let bent = sum.hidden.iter().zip(&self.output);
        sum.direct + bent.map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>()
    }

    /// The network's answer, 0 to 1, for the features that hold.
    #[inline]
    pub fn value(&self, features: impl IntoIterator<Item = usize>) -> f32 {
        1.0 / (1.0 + (-self.logit(features)).exp())
    }

    /// Reads weights for features of these names, in this order.
    pub fn parse(text: &str, names: &[String]) -> Result<Net, String> {
        let mut lines = text.lines();
        let mut row = |name: &str, width: usize| {
            let line = lines.next().ok_or_else(|| format!("the line of {name} is missing"))?;
            let mut words = line.split(' ');
            if words.next() != Some(name) {
                return Err(format!("expected the line of {name}, found {line:.40}"));
            }
            let numbers: Result<Vec<f32>, _> =
                words.map(|word| word.parse::<i32>().map(|n| n as f32 / 1000.0)).collect();
            match numbers {
                Ok(numbers) if numbers.len() == width || numbers.len() == 1 && width > HIDDEN => Ok(numbers),
                _ => Err(format!("expected {width} whole numbers for {name}")),
            }
        };
        let split = |numbers: Vec<f32>| {
            let mut row = Row::ZERO;
            row.direct = numbers[0];
            row.hidden.iter_mut().zip(&numbers[1..]).for_each(|(weight, number)| *weight = *number);
            row
        };
        let mut output = [0.0; HIDDEN];
        output.copy_from_slice(&row("output", HIDDEN)?);
        let bias = split(row("bias", HIDDEN + 1)?);
        let rows: Result<Vec<Row>, String> = names.iter().map(|name| row(name, HIDDEN + 1).map(split)).collect();
        let rows = rows?;
        match lines.next() {
            Some(line) => Err(format!("nothing was expected after the last feature, found {line:.40}")),
            None => Ok(Net { bias, rows, output }),
        }
    }

    /// Writes the weights, rounded to 1/1000.
    pub fn write(&self, names: &[String]) -> String {
        let mut text = String::new();
        let mut line = |name: &str, numbers: &mut dyn Iterator<Item = f32>| {
            text.push_str(name);
            for number in numbers {
                let _ = write!(text, " {}", (number * 1000.0).round() as i32);
            }
            text.push('\n');
        };
        line("output", &mut self.output.iter().copied());
        let names = std::iter::once("bias").chain(names.iter().map(String::as_str));
        for (name, row) in names.zip(std::iter::once(&self.bias).chain(&self.rows)) {
            let hidden = if row.hidden == Row::ZERO.hidden { &[][..] } else { &row.hidden };
            line(name, &mut std::iter::once(row.direct).chain(hidden.iter().copied()));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        ["sun", "rain"].map(str::to_owned).to_vec()
    }

    fn net() -> Net {
        let mut net = Net { bias: Row::ZERO, rows: vec![Row::ZERO, Row::ZERO], output: [0.0; HIDDEN] };
        net.rows[0].direct = 1.5;
        net.rows[1].hidden[3] = -2.0;
        net.rows[1].hidden[4] = 2.0;
        net.output[3] = 7.0;
        net.output[4] = -0.5;
        net
    }

    #[test]
    fn features_add_up_and_the_hidden_layer_bends() {
        let net = net();
        let logistic = |x: f32| 1.0 / (1.0 + (-x).exp());
        assert_eq!(net.value([]), 0.5);
        assert_eq!(net.value([0]), logistic(1.5));
        assert_eq!(net.value([1]), logistic(-1.0), "the negative hidden sum counts for nothing");
        assert_eq!(net.value([0, 1]), logistic(0.5));
    }

    #[test]
    fn a_net_reads_back_from_its_text() {
        let text = net().write(&names());
        assert_eq!(Net::parse(&text, &names()), Ok(net()));
        let wrong = Net::parse(&text.replace("rain", "snow"), &names());
        assert!(wrong.is_err_and(|reason| reason.contains("rain")));
        assert!(Net::parse(&text[..text.len() - 3], &names()).is_err());
        assert!(Net::parse(&format!("{text}more 1\n"), &names()).is_err());
    }
}
