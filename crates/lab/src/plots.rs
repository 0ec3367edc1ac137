//! The plots of a report, as SVG text to be set into a page.

use crate::interval::Rate;
use plotters::coord::Shift;
use plotters::prelude::*;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), DrawingAreaErrorKind<std::io::Error>>;

const WIDTH: u32 = 720;
const HEIGHT: u32 = 300;
const ROW: u32 = 34;
const LABELS: i32 = 190;
const INK: RGBColor = RGBColor(43, 40, 35);
const RED: RGBColor = RGBColor(150, 52, 40);
const BLUE: RGBColor = RGBColor(64, 92, 122);
const PALE: RGBColor = RGBColor(206, 196, 176);

fn svg(height: u32, draw: impl FnOnce(&Area) -> Drawn) -> String {
    let mut text = String::new();
    let area = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
    // Drawing into a string cannot fail for want of anything; a plot that does is left out, the numbers stand beside.
    let drawn = draw(&area).and_then(|()| area.present());
    drop(area);
    if drawn.is_ok() { text } else { String::new() }
}

/// A bar for every label, with its count and share.
pub fn bars(rows: &[(String, u64)]) -> String {
    let total: u64 = rows.iter().map(|(_, n)| n).sum();
    let most = rows.iter().map(|(_, n)| *n).max().unwrap_or(0).max(1);
    svg(ROW * rows.len() as u32 + 8, |area| {
        let room = f64::from(WIDTH as i32 - LABELS - 150);
        let font = ("sans-serif", 15).into_font().color(&INK);
        for (at, (label, n)) in (0..).zip(rows) {
            let top = at * ROW as i32 + 8;
            let end = LABELS + (room * *n as f64 / most as f64) as i32;
            area.draw(&Rectangle::new([(LABELS, top), (end, top + 20)], RED.filled()))?;
            area.draw(&Text::new(label.clone(), (4, top + 3), font.clone()))?;
            let share = format!("{n} ({:.1} %)", 100.0 * *n as f64 / total.max(1) as f64);
            area.draw(&Text::new(share, (end + 8, top + 3), font.clone()))?;
        }
        Ok(())
    })
}

/// A rate for every label, as a point on its interval from 0 to 100 %.
pub fn intervals(rows: &[(String, Rate)]) -> String {
    svg(ROW * rows.len() as u32 + 40, |area| {
        let room = f64::from(WIDTH as i32 - LABELS - 40);
        let at_rate = |rate: f64| LABELS + (room * rate) as i32;
        let font = ("sans-serif", 15).into_font().color(&INK);
        let bottom = ROW as i32 * rows.len() as i32 + 8;
        for tenth in 0..=10 {
            let x = at_rate(f64::from(tenth) / 10.0);
            area.draw(&PathElement::new([(x, 4), (x, bottom)], PALE))?;
            area.draw(&Text::new(format!("{} %", tenth * 10), (x - 12, bottom + 8), font.clone()))?;
        }
        for (at, (label, rate)) in (0..).zip(rows) {
            let y = at * ROW as i32 + 20;
            area.draw(&Text::new(label.clone(), (4, y - 8), font.clone()))?;
            let ends = [(at_rate(rate.low), y), (at_rate(rate.high), y)];
            area.draw(&PathElement::new(ends, BLUE.stroke_width(4)))?;
            area.draw(&Circle::new((at_rate(rate.rate), y), 5, RED.filled()))?;
            let said = format!("{:.1} % ({:.1} to {:.1})", 100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high);
            // On the side where there is room for it.
            let at = if rate.high < 0.65 { ends[1].0 + 10 } else { ends[0].0 - 150 };
            area.draw(&Text::new(said, (at, y - 8), font.clone()))?;
        }
        Ok(())
    })
}

/// How often each value came up, in at most 40 bins of whole numbers.
pub fn histogram(values: &[i64], described: &str) -> String {
    let (Some(min), Some(max)) = (values.iter().min(), values.iter().max()) else {
        return String::new();
    };
    let bin = ((max - min) / 40 + 1).max(1);
    let mut counts = vec![0u64; ((max - min) / bin + 1) as usize];
    for value in values {
        counts[((value - min) / bin) as usize] += 1;
    }
    let most = counts.iter().copied().max().unwrap_or(0);
    svg(HEIGHT, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .x_label_area_size(40)
            .y_label_area_size(70)
            .build_cartesian_2d(*min..*max + bin, 0u64..most + most / 20 + 1)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(PALE)
            .axis_style(INK)
            .label_style(("sans-serif", 14).into_font().color(&INK))
            .x_desc(described)
            .draw()?;
        let bars = counts.iter().enumerate().map(|(at, n)| {
            let left = min + at as i64 * bin;
            let mut bar = Rectangle::new([(left, 0), (left + bin, *n)], BLUE.filled());
            bar.set_margin(0, 0, 1, 0);
            bar
        });
        chart.draw_series(bars)?;
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval::wilson;

    #[test]
    fn every_plot_is_a_whole_svg_with_its_labels() {
        let rows = vec![("military-defeat".to_owned(), 30), ("military-victory".to_owned(), 10)];
        let plots =
            [bars(&rows), intervals(&[("seat 0".to_owned(), wilson(10.0, 40.0))]), histogram(&[3, 4, 4, 90], "steps")];
        for plot in &plots {
            assert!(plot.starts_with("<svg") && plot.trim_end().ends_with("</svg>"), "{plot}");
        }
        assert!(plots[0].contains("military-victory") && plots[0].contains("10 (25.0 %)"), "{}", plots[0]);
        assert!(plots[2].contains("steps"));
        assert_eq!(histogram(&[], "steps"), "");
    }
}
